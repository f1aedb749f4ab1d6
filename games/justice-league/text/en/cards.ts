import type { Title } from '@masterplan/kernel';

const watchtower: Title = {
  name: 'Watchtower',
  flavour: 'Hot tea, clean bandages, and the whole world in one window.',
};

export const cards: Readonly<Record<string, Title>> = {
  superman: { name: 'Superman', flavour: 'He could stop it alone. He would rather not have to.' },
  batman: { name: 'Batman', flavour: 'Has read your file. Wrote most of it.' },
  'wonder-woman': { name: 'Wonder Woman', flavour: 'Came in peace. Brought a sword in case.' },
  cyborg: { name: 'Cyborg', flavour: 'Half the man he was, and twice the team.' },
  darkseid: { name: 'Darkseid', flavour: 'He does not conquer worlds. He collects what they owe him.' },
  'darkseid-2': { name: 'Darkseid against Two', flavour: 'Two of them. He did not even stand up.' },
  'darkseid-3': {
    name: 'Darkseid against Three',
    flavour: 'Three of them. He folded his hands behind his back.',
  },
  'darkseid-4': { name: 'Darkseid against Four', flavour: 'Four of them. At last, somebody to talk to.' },

  'superman-watchtower': watchtower,
  'batman-watchtower': watchtower,
  'wonder-woman-watchtower': watchtower,
  'cyborg-watchtower': watchtower,

  'supersonic-flight': { name: 'Supersonic Flight', flavour: 'The windows will be sent a card.' },
  'man-of-steel': { name: 'Man of Steel', flavour: 'Please step back from the tank. It is about to leave.' },
  'heat-vision': { name: 'Heat Vision', flavour: 'He was nowhere near it. Neither is it, any more.' },
  'x-ray-vision': { name: 'X-Ray Vision', flavour: 'Lead paint sells well in Apokolips.' },
  invulnerable: { name: 'Invulnerable', flavour: 'Stand behind me. No, closer.' },
  'arctic-breath': { name: 'Arctic Breath', flavour: 'The invasion will resume in spring.' },
  'solar-flare': {
    name: 'Solar Flare',
    flavour: 'Everything he has, all at once, and then a long lie-down.',
  },
  'symbol-of-hope': { name: 'Symbol of Hope', flavour: 'Look up. There. Now try again.' },

  batwing: { name: 'Batwing', flavour: 'No lights, no sound, no flight plan.' },
  'from-the-shadows': {
    name: 'From the Shadows',
    flavour: 'A god was looking straight at him, and saw a wall.',
  },
  'detective-work': { name: 'Detective Work', flavour: 'Mud from Bialya. On a boot from Metropolis.' },
  'contingency-plan': { name: 'Contingency Plan', flavour: 'Page 212: “If he succeeds”.' },
  'utility-belt': { name: 'Utility Belt', flavour: 'Yes, there is one for that as well.' },
  interrogation: { name: 'Interrogation', flavour: 'He asked nothing. They told him everything.' },
  'bat-signal': { name: 'Bat-Signal', flavour: 'It was never meant for him alone.' },
  'silent-takedown': { name: 'Silent Takedown', flavour: 'Forty guards went in. The lift came back empty.' },

  'gift-of-flight': {
    name: 'The Gift of Flight',
    flavour: 'A present from the gods. They kept the receipt.',
  },
  'sword-and-shield': { name: 'Sword and Shield', flavour: 'One to ask with, one to hear the answer.' },
  'battle-cry': { name: 'Battle Cry', flavour: 'Nobody remembers deciding to follow her.' },
  'lasso-of-truth': { name: 'Lasso of Truth', flavour: 'So. What is it you really want?' },
  'winged-sandals': { name: 'Winged Sandals', flavour: 'Late is a matter of opinion.' },
  'purple-ray': { name: 'Purple Ray', flavour: 'It tingles. Then you remember how to stand.' },
  godslayer: { name: 'Godslayer', flavour: 'The blade has met gods before. They were taller.' },
  ambassador: { name: 'Ambassador', flavour: 'An army listens better when four people are waiting.' },

  'jump-jets': { name: 'Jump Jets', flavour: 'Landing is the part he is still working on.' },
  'white-noise': {
    name: 'White Noise',
    flavour: 'Turn it up until the machines forget what they were doing.',
  },
  'boom-tube': { name: 'Boom Tube', flavour: 'It goes anywhere. That is the trouble with it.' },
  'adaptive-circuits': { name: 'Adaptive Circuits', flavour: 'The arm asked what it should be today.' },
  uplink: { name: 'Uplink', flavour: 'The doomsday clock turns out to have a password.' },
  'power-transfer': { name: 'Power Transfer', flavour: 'Take it. I will be on standby.' },
  'tactical-network': { name: 'Tactical Network', flavour: 'Left. Now duck. Now hit it.' },
  'energy-siphon': {
    name: 'Energy Siphon',
    flavour: 'Somebody has plugged a phone into the fires of Apokolips.',
  },

  apokolips: { name: 'Apokolips', flavour: 'The fires were lit in his honour, and never put out.' },
  teleport: { name: 'Teleport', flavour: 'The sky tears, and there he is, hands behind his back.' },
  triumph: { name: 'Triumph', flavour: 'He does not cheer. He nods once.' },
  crush: { name: 'Crush', flavour: 'He so rarely gets to use his hands.' },
  'omega-beams': { name: 'Omega Beams', flavour: 'They turn corners. So will you, and it will not help.' },
  scheme: { name: 'Scheme', flavour: 'Six thousand years of patience, and a list.' },
  'grand-design': { name: 'Grand Design', flavour: 'Everything is going as it must.' },
  'personal-command': { name: 'Personal Command', flavour: 'Work goes faster when he is watching.' },
  legion: { name: 'Legion', flavour: 'They were told to spread out. They covered the coast.' },
  whispers: { name: 'Whispers', flavour: 'You are tired. You have always been tired. Put it down.' },
  'agony-matrix': { name: 'Agony Matrix', flavour: 'All the pain in the world, sorted by street.' },
  'hidden-hand': { name: 'Hidden Hand', flavour: 'You were guarding the wrong city. You still are.' },

  'anti-life-equation': {
    name: 'Anti-Life Equation',
    flavour: 'Three terms, and no remainder: nobody will want anything again.',
  },
  'house-of-darkseid': {
    name: 'House of Darkseid',
    flavour: 'A throne needs three pillars, all of the same stone.',
  },
  'fall-of-the-league': {
    name: 'Fall of the League',
    flavour: 'Let them get up. It is the getting up he wants to break.',
  },
  'new-apokolips': { name: 'New Apokolips', flavour: 'He looks round, and everything he sees is home.' },
  'sleeping-doom': {
    name: 'Sleeping Doom',
    flavour: 'Ready, all of them, under cities that have not noticed.',
  },
  ascension: { name: 'Ascension', flavour: 'He has been a god for ages. Now he intends to be good at it.' },

  parademons: { name: 'Parademons', flavour: 'One is a nuisance. There is never one.' },
  justifiers: { name: 'Justifiers', flavour: 'Under every helmet is somebody’s neighbour.' },
  'hunger-dogs': { name: 'Hunger Dogs', flavour: 'They fight for scraps. Nobody ever asked them for whom.' },
  intergang: {
    name: 'Intergang',
    flavour: 'Alien guns, local prices, a discount for the old neighbourhood.',
  },
  'dog-cavalry': { name: 'Dog Cavalry', flavour: 'You can run. They were hoping you would.' },
  'female-furies': {
    name: 'Female Furies',
    flavour: 'Granny’s girls. He need not be here: they look at you the way he does.',
  },
  'mother-box': { name: 'Stolen Mother Box', flavour: 'It sings to whoever holds it. Lately it screams.' },
  'radion-trap': { name: 'Radion Trap', flavour: 'It was left where a hero would find it.' },
  brainiac: { name: 'Brainiac', flavour: 'While you were reading him, he was reading you.' },
  'evil-factory': { name: 'Evil Factory', flavour: 'Monsters by the dozen, cheaper next door.' },
  'fire-pits': { name: 'Fire Pits', flavour: 'A window on Apokolips, and somebody left it open.' },
  'omega-engine': { name: 'Omega Engine', flavour: 'It was waiting for somebody to switch on the light.' },
  kanto: { name: 'Kanto', flavour: 'The knife is a gift. He always signs his work.' },
  steppenwolf: { name: 'Steppenwolf', flavour: 'Miss him once, and you will know why he kept the axe.' },
  desaad: { name: 'Desaad', flavour: 'Such a lovely collection of nerves you have.' },
  bernadeth: { name: 'Bernadeth', flavour: 'Desaad’s sister. He is the gentle one.' },
  kalibak: { name: 'Kalibak', flavour: 'First you get past the son. Then you may talk about the father.' },
  'granny-goodness': {
    name: 'Granny Goodness',
    flavour: 'Her children always get a head start. She loves them so.',
  },
  'amazing-grace': { name: 'Amazing Grace', flavour: 'You had somewhere else to be, remember?' },
  'glorious-godfrey': {
    name: 'Glorious Godfrey',
    flavour: 'He only asks questions. By the third you no longer trust your friends.',
  },
  'doctor-bedlam': { name: 'Doctor Bedlam', flavour: 'That was one of his bodies. He has others.' },
  'virman-vundabar': { name: 'Virman Vundabar', flavour: 'A place for everyone, and every flank covered.' },
  'anti-life-broadcast': {
    name: 'Anti-Life Broadcast',
    flavour: 'Stay tuned. You will not want to do anything else.',
  },
  'lex-luthor': {
    name: 'Lex Luthor',
    flavour: 'He is not helping Darkseid. He is helping himself to Darkseid.',
  },
};
