declare module 'sprite:master-plan' {
  /** Where the game's pictures are served. */
  export const url: string;
}
