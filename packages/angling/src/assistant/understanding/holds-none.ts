const hasNone =
  /\b(?:has|have|got|holds?|with|owns?|is) (?:\w+ )?(?:nothing|none|no (?:license|permit|paper\w*|card)|zip|nada)\b|\b(?:without|no) (?:a |any |one|license|permit)\b|\b(?:does|do|did|has|have) (?:not|never) (?:\w+ )*(?:have|own|hold|got|get|buy|bought) (?:a |an |any ?)?(?:one|it|license|permit|thing)?/;

/** "My wife has nothing": somebody holds no license. */
export const holdsNone = (words: string): boolean => hasNone.test(words);
