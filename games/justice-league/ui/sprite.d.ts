declare module 'sprite:justice-league' {
  /** Where the game's pictures are served. */
  export const url: string;
}
