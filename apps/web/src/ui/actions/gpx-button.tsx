import { FileUp } from "lucide-react";
import { FileButton } from "#web/ui/actions/file-button.tsx";

interface GpxButtonProps {
  readonly label: string;
  readonly isReading: boolean;
  readonly onFile: (file: File) => void;
}

export const GpxButton = ({ label, isReading, onFile }: GpxButtonProps) => (
  <FileButton
    label={label}
    accept=".gpx,application/gpx+xml"
    tone="secondary"
    disabled={isReading}
    onFile={onFile}
    className="self-start"
  >
    <FileUp size={18} aria-hidden="true" />
    {label}
  </FileButton>
);
