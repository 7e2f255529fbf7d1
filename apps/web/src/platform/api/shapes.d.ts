interface ImportMetaEnv {
  /** Named by the build; see build/shapes.ts. */
  readonly VITE_SHAPES?: string;
}
