/** Only a web page has a bar and a language of its own to keep in step; native does this elsewhere. */
export function usePageColour(_colour: string, _language: string): void {}
