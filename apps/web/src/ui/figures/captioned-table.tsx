import type { ReactNode } from "react";

interface TableHeadProps {
  readonly columns: readonly string[];
  /** The room around a name. */
  readonly cell: string;
}

export function TableHead({ columns, cell }: TableHeadProps) {
  return (
    <thead>
      <tr className="border-b border-line-strong text-left">
        {columns.map((column) => (
          <th key={column} scope="col" className={`font-semibold ${cell}`}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface CaptionedTableProps {
  /** For screen readers only; a visible element says the same. */
  readonly caption: string;
  readonly columns: readonly string[];
  readonly children: ReactNode;
}

export function CaptionedTable({ caption, columns, children }: CaptionedTableProps) {
  return (
    // Words stay whole; a table wider than the screen is scrolled.
    <table className="data w-full text-small break-normal">
      <caption className="sr-only">{caption}</caption>
      <TableHead columns={columns} cell="px-2 py-2" />
      <tbody>{children}</tbody>
    </table>
  );
}

interface RowProps {
  readonly columns: readonly string[];
  readonly cells: readonly string[];
  /** The first cell names the row. */
  readonly hasName?: boolean;
}

export function TableRow({ columns, cells, hasName = false }: RowProps) {
  return (
    <tr className="border-b border-line">
      {cells.map((cell, index) =>
        hasName && index === 0 ? (
          <th key={columns[0]} scope="row" className="px-2 py-2 text-left font-semibold">
            {cell}
          </th>
        ) : (
          <td key={columns[index] ?? index} className="px-2 py-2">
            {cell}
          </td>
        ),
      )}
    </tr>
  );
}
