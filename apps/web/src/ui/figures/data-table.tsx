import { CaptionedTable, TableRow } from "#web/ui/figures/captioned-table.tsx";

interface DataTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <details>
      <summary className="flex min-h-12 items-center text-small font-semibold text-primary underline underline-offset-4">
        Show as a table
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled with the arrow keys */}
      <section className="relative overflow-x-auto" aria-label={caption} tabIndex={0}>
        <CaptionedTable caption={caption} columns={columns}>
          {rows.map((row) => (
            <TableRow key={row.join("|")} columns={columns} cells={row} />
          ))}
        </CaptionedTable>
      </section>
    </details>
  );
}
