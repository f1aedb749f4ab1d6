/** What is said where a host chooses bots. */
export const botWords = {
  level: 'Level of bots',
  temper: 'Temperament of the bot',
  tempers: { bold: 'bold', sly: 'sly', careful: 'careful' },
  evenTemper: 'even-tempered',
  mixTempers: 'Mix their temperaments',
  mixLead: 'Bold bots take risks, sly ones go behind backs, careful ones like sure things.',
};
