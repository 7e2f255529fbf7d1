declare const catalogue: readonly string[];
export default catalogue;
