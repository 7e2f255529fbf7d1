import type { ReactNode } from "react";
import { productName } from "#web/app/product.ts";
import { Footer } from "#web/app/shell/footer.tsx";
import { BrandMark } from "#web/ui/brand-mark.tsx";

export interface Chapter {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

interface LegalPageProps {
  readonly title: string;
  readonly lead: string;
  readonly chapters: readonly Chapter[];
}

interface PublicPageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

export function PublicPage({ title, lead, children }: PublicPageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto w-full max-w-180 px-4 pt-4">
        <a
          href="/"
          className="inline-flex min-h-12 items-center gap-3 rounded-control pr-3 font-bold"
        >
          <BrandMark className="w-12 text-primary" />
          {productName}
        </a>
      </header>
      <main id="main" className="mx-auto w-full max-w-180 px-4 py-6">
        <h1 tabIndex={-1} className="text-heading font-bold outline-none">
          {title}
        </h1>
        <p className="mt-2 text-ink-soft">{lead}</p>
        {children}
      </main>
      <Footer />
    </div>
  );
}

export function LegalPage({ title, lead, chapters }: LegalPageProps) {
  return (
    <PublicPage title={title} lead={lead}>
      {chapters.map((chapter) => (
        <section key={chapter.title} className="mt-7">
          <h2 className="text-title font-semibold">{chapter.title}</h2>
          {chapter.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-2">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </PublicPage>
  );
}
