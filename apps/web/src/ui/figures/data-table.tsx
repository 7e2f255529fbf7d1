interface DataTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The numbers behind a drawing, for those who read rather than look; folded until asked for. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <details>
      <summary className="flex min-h-12 items-center text-small font-semibold text-primary underline underline-offset-4">
        Show as a table
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled with the arrow keys */}
      <section className="relative overflow-x-auto" aria-label={caption} tabIndex={0}>
        <table className="data w-full text-small">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line-strong text-left">
              {columns.map((column) => (
                <th key={column} scope="col" className="px-2 py-2 font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join("|")} className="border-b border-line">
                {row.map((cell, index) => (
                  <td key={columns[index] ?? index} className="px-2 py-2">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
