interface ImportMetaEnv {
  readonly VITE_SHAPES?: string;
}
