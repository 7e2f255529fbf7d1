declare const passwords: readonly string[];
export default passwords;
