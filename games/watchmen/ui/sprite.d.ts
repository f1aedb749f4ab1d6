declare module 'sprite:watchmen' {
  /** Where the game's pictures are served. */
  export const url: string;
}
