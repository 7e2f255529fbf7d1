/* Numbers and months as six languages write them. */

export const months =
  "jan(?:uary|vier|uar|eiro)?|feb(?:ruary|ruar)?|f[ée]vrier|fev(?:ereiro)?|enero|febrero|mar(?:ch|s|zo|ço)?|m[äa]rz|apr(?:il|ile)?|avril|abr(?:il)?|may|mai|mayo|maio|maggio|jun(?:e|i|io|ho)?|juin|giugno|jul(?:y|i|io|ho)?|juillet|luglio|aug(?:ust)?|ago(?:sto)?|ao[ûu]t|sep(?:t|tember|tembre|tiembre)?|set(?:embro|tembre)?|oct(?:ober|obre|ubre)?|okt(?:ober)?|out(?:ubro)?|ott(?:obre)?|nov(?:ember|embre|iembre|embro)?|de[cz](?:ember|embre|embro)?|dic(?:iembre|embre)?|d[ée]cembre";

/** Number words of the languages answers are given in; "one" is left out where it is a pronoun. */
export const numberWords: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  dozen: 12,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  diez: 10,
  veinte: 20,
  treinta: 30,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  dix: 10,
  vingt: 20,
  trente: 30,
  dois: 2,
  duas: 2,
  três: 3,
  quatro: 4,
  dez: 10,
  vinte: 20,
  trinta: 30,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  zehn: 10,
};
export const tens = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
export const ones = "one|two|three|four|five|six|seven|eight|nine";
const onesValue: Readonly<Record<string, number>> = { ...numberWords, one: 1 };

const monthStarts =
  "ja en|f|mar mär mrz|av ap ab|may mai mag|juin jun giu|juil jul lug|ao ag au|se|oc ok ou ot|no|de di dé dez".split(
    "|",
  );
/** Twelve months of six languages by their first letters. */
export function monthOf(written: string): number {
  const name = written.toLowerCase();
  return (
    monthStarts.findIndex((starts) => starts.split(" ").some((one) => name.startsWith(one))) + 1
  );
}

/** A day of the year as one number: 1014 is October 14. */
export const dayOfYear = (month: number, day: number): number => month * 100 + day;

export function valueOf(said: string): number {
  const half = /½| and a half/iu.test(said) ? 0.5 : 0;
  return wholeOf(said.replace(/½| and a half/iu, "")) + half;
}

function wholeOf(written: string): number {
  const words = written.toLowerCase().split(/[- ]/u);
  const [first = "", second] = words;
  if (/^[a-zà-ÿ]/u.test(first))
    return (numberWords[first] ?? 1) + (second === undefined ? 0 : (onesValue[second] ?? 0));
  const fraction = /(\d)\/(\d)$/u.exec(written);
  const whole = Number(
    (fraction === null ? written : written.slice(0, -3)).trim().replace("−", "-").replace(",", "."),
  );
  return fraction === null ? whole : whole + Number(fraction[1]) / Number(fraction[2]);
}

export const decimalsOf = (written: string): number =>
  /½|half/iu.test(written)
    ? 0.3
    : (/[.,](\d+)/u.exec(written)?.[1]?.length ?? (/\//u.test(written) ? 2 : 0));

export const wordValue = (written: string): number =>
  /^\d/u.test(written) ? Number(written) : (onesValue[written.toLowerCase()] ?? 1);
