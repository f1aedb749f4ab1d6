/** What is said where a host chooses bots. */
export const botWords = {
  level: 'Level of bots',
  /** What a bot of each level does, the weakest first. */
  levelsMean: {
    random: 'Random: picks anything.',
    thumb: 'Steady: follows rules of thumb.',
    sharp: 'Sharp: looks ahead.',
    ruthless: 'Ruthless: looks further ahead.',
  },
  temper: 'Temperament of the bot',
  tempers: { bold: 'bold', sly: 'sly', careful: 'careful' },
  evenTemper: 'even-tempered',
  mixTempers: 'Mix their temperaments',
  mixLead: 'Bold bots take risks, sly ones go behind backs, careful ones like sure things.',
};
