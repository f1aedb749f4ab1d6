const language = '  --lang en|fr     the language (otherwise the system decides)';

export const help = {
  main: (games: string) => `masterplan: board games of hidden roles, sealed plans and secret hands

  masterplan serve                 open the tables in the browser, for you, your friends and bots
  masterplan play <game>           play in the terminal, against bots
  masterplan sim <game>            let bots play many games, and count
  masterplan ladder <game>         let every level of bots play every other, and rate them
  masterplan engine                the games as a service for programs: a JSON line in, a JSON line out
  masterplan record verify FILE    play a record again and check where it ends
  masterplan record show FILE      print a record in readable notation
  masterplan rules [game]          which tests cover which clause of the rules
  masterplan pack check FILE       say where a pack of cards is wrong
  masterplan pack show <game>      print a game's own cards as a pack to start from

${language}
  --help           help, also after a command
  --version        the version of this program

Games: ${games}`,

  play: (games: string) => `masterplan play <game> [options]
Play in the terminal against bots. Type h at any time for the keys.

Games: ${games}
  --seats N        how many play (the fewest the game allows, unless given)
  --seat N         your own seat, from 0 (0)
  --name NAME      what you are called (Sacha)
  --bots a,b       the bots at the other seats in order, repeated as needed (the game's best)
  --seed TEXT      the same seed deals the same game (a new one each time)
  --options a=b    table options of the game; several are separated by commas
  --pack FILE      play with the cards of a pack
  --pace MS        milliseconds from one line of the log to the next (500 in a terminal, otherwise 0)
  --save FILE      where the record goes when the game ends or you leave (a new file in records/)
  --resume FILE    go on with a game that was saved
${language}`,

  sim: (games: string) => `masterplan sim <game> [options]
Plays many games between bots and says who won, how games ended and how long they were.

Games: ${games}
  --seats N        players at the table (the fewest the game allows, unless given)
  --games M        how many games (1000)
  --seed S         any text; the same seed gives the same result with any number of workers (1)
  --bots a,b       bots in seat order, repeated around the table; everybody moves up one seat from game to game
  --pack FILE      play with the cards of a pack
  --options a=b    table options of the game; several are separated by commas
  --workers W      threads (as many as there are cores)
  --json           the result as one JSON object
${language}`,

  ladder: (games: string) => `masterplan ladder <game> [options]
Every level of bots plays every other, each deal twice with the seats swapped. Prints ratings, seconds a choice and playouts
a second, and writes them to docs/bots.md. With --among each level takes the place of one side among Steady bots. What has been
played is kept in docs/ladder: a run that was stopped goes on where it was.

Games: ${games}
  --seats N        players at the table (the fewest the game allows, unless given)
  --games M        games between any two levels (40), or of a level among Steadies (400), those that are kept included
  --bots a,b       the levels, the one that is rated 0 first (all that people choose from; with --among those that have a floor);
                   ratings of some are only printed
  --among          each level alone among Steady bots
  --seed S         any text; the same seed gives the same games, which are only printed
  --options a=b    table options of the game; several are separated by commas
  --dry-run        only print, keep nothing
${language}`,

  engine: `masterplan engine [--truth]
The games as a service on standard input and output: each line is a JSON request, each gets one JSON line as answer.
docs/protocol.md describes every request. The end of input ends it.

  --truth          lets the viewer "truth" in, who sees everything
  --lang en|fr     the language of error messages (otherwise the system decides)`,

  record: `masterplan record verify FILE [--json]
masterplan record show FILE [--json]
verify plays a record again, checks every choice and the hash at the end; the exit code is 1 where it does not fit.
show prints the game in readable notation, with everything that was secret.

  --json           the result as JSON
${language}`,

  rules: `masterplan rules [game] [--check] [--json]
Which tests cover which clause of a game's RULES.md: a test covers the clauses that its title names.

  --check          the exit code is 1 where a clause that binds has no test, or a test names a clause that does not exist
  --json           the result as JSON
${language}`,

  pack: (games: string) => `masterplan pack check FILE [--game GAME] [--json]
masterplan pack show <game>
check says where a pack of cards is wrong; the exit code is 1 where it is. show prints a game's own cards as a pack.

Games: ${games}
  --game GAME      the game the pack is for (not needed where the pack names it)
  --json           the result as JSON
${language}`,
};
