/** What the page itself says of a game. */
export interface GameWords {
  readonly title: string;
  readonly short: string;
  readonly line: string;
  readonly lead: string;
  readonly blurb: string;
  readonly minutes: number;
  /** The title of tables that chose something else than the cover shows, by the option's name and its value. */
  readonly titles?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What a table can choose, by the option's name and its values. */
  readonly options?: Readonly<
    Record<
      string,
      {
        readonly label: string;
        readonly values: Readonly<Record<string, string>>;
      }
    >
  >;
}
