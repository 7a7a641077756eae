/** What became of a text that was to leave the app. */
export type Sent = 'done' | 'cancelled' | 'failed';

/** What came into the app, and why nothing did. */
export type Fetched =
  { readonly state: 'done'; readonly text: string } | { readonly state: 'cancelled' | 'failed' | 'too-long' };
