import { expect, test } from "vitest";
import { licensesSearch } from "#web/app/licenses/licenses-search.ts";

const license = "0198a000-0000-4000-8000-00000000000a";
const image = "0198a000-0000-4000-8000-00000000000b";

test.each([
  [{}, {}],
  [{ license }, { license }],
  [
    { license, image },
    { license, image },
  ],
  [{ image }, {}],
  [{ add: "new" }, { add: "new" }],
  [{ add: license }, { add: license }],
  [{ add: "everything", license: 7, image: "<b>" }, {}],
])("the address %j opens %j", (search, place) => {
  expect(licensesSearch(search)).toEqual(place);
});
