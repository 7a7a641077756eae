/** A browser that starts and loads a whole app needs more than jest's five seconds. */
jest.setTimeout(120_000);
