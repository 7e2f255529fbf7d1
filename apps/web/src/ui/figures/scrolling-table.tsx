import type { ReactNode } from "react";

interface ScrollingTableProps {
  readonly columns: readonly string[];
  readonly children: ReactNode;
}

/** A table read row by row; with very large letters it is wider than a phone and scrolls by itself. */
export function ScrollingTable({ columns, children }: ScrollingTableProps) {
  return (
    <div className="relative overflow-x-auto">
      <table className="data w-full text-left text-small">
        <thead>
          <tr className="border-b border-line-strong">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pr-2 font-semibold last:pr-0">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
