import { configure } from "@testing-library/react";

// A busy machine is no fault of the product: what is waited for may take its time, ms.
configure({ asyncUtilTimeout: 20_000 });
