declare module 'sprite:tomorrow-dies-today' {
  /** Where the game's pictures are served. */
  export const url: string;
}
