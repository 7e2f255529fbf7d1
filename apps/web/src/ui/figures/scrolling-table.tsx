import type { ReactNode } from "react";
import { TableHead } from "#web/ui/figures/captioned-table.tsx";

interface ScrollingTableProps {
  readonly columns: readonly string[];
  readonly children: ReactNode;
}

/** A table that scrolls sideways by itself when large type makes it wider than the screen. */
export function ScrollingTable({ columns, children }: ScrollingTableProps) {
  return (
    <div className="relative overflow-x-auto">
      <table className="data w-full text-left text-small">
        <TableHead columns={columns} cell="py-2 pr-2 last:pr-0" />
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
