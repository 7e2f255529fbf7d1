import type { ReactNode } from "react";

interface TableHeadProps {
  readonly columns: readonly string[];
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
  readonly caption: string;
  readonly columns: readonly string[];
  readonly children: ReactNode;
}

export function CaptionedTable({ caption, columns, children }: CaptionedTableProps) {
  return (
    // Words stay whole, and a table wider than the screen scrolls.
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
  /** True when the first cell is the row's header. */
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
