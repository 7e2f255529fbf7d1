interface ImportMetaEnv {
  /** Set by the build; see build/shapes.ts. */
  readonly VITE_SHAPES?: string;
}
