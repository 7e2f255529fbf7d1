const labels = ["Very Weak", "Weak", "Fair", "Good", "Strong"] as const;

export interface PasswordStrength {
  /** 0 to 5: one point each for length, upper case, lower case, a digit, anything else. */
  readonly score: number;
  readonly label: (typeof labels)[number];
}

const tests = [/^.{8,}$/su, /[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z0-9]/] as const;

/** Indicative only; it never blocks. */
export function passwordStrength(password: string): PasswordStrength {
  const score = tests.filter((test) => test.test(password)).length;
  return { score, label: labels[score] ?? "Strong" };
}
