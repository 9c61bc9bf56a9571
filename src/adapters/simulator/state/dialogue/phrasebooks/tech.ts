import { phrasebookOf } from '../phrasebook'

export const tech = phrasebookOf(
  {
    what: ['the indexer', 'the wallet screen', 'the test network', 'the build', 'the docs page', 'the bridge'],
    version: ['1.4', '2.0', '2.1.3', '0.9', '3.0 beta'],
    lang: ['Rust', 'TypeScript', 'Go', 'Python', 'Elixir'],
  },
  `
a Is {what} down for anyone else?
b Works here. Try again with an empty cache?
a That was it. Thank you, and sorry.
b It is always the cache.

a {what} {version} is out: https://releases.loop.example/notes
b Reading the notes now.
c Anything that breaks?
a One renamed option. The rest is faster.

a What happened to {what} last night?
b A full disk. The alarm rang, but in a channel nobody reads.
c We read it now.
a Post-mortem on Monday, no blame, with cake.

a How do I get test tokens?
b Ask the faucet once a day: https://faucet.loop.example
a Got them, thanks!
b And never send real ones to anybody who asks for them here. Nobody of the team will ever ask.

a Beginner question: should I learn {lang} first?
b Learn what your friends can help you with.
c And read more code than you write.
a That is kinder than what the forum told me. Thank you.

a My transaction is pending for an hour.
b Which network?
a The test one.
b It was restarted at noon, send it again with the same nonce.
a Confirmed after ten seconds. Thanks!

a Review request: forty lines, mostly deletions.
b My favourite kind. Looking.
b One question about the name, else 👍
a Renamed. Merged. Thank you!

a Why is {what} so slow on my phone?
b It loads every picture in full size. There is a fix in {version}.
a Then I wait for {version}.

a I wrote down how {what} works, for everyone who comes new. It begins with what it does not do, because that is what cost me two weeks; then one picture; then the three files you should read, in that order; and then a list of questions that I still cannot answer. Please add yours: https://docs.loop.example/how-it-works
b This is the best thing anybody has written here.
c Added two questions and answered one.
a That is exactly how it should work.

a Checklist before the release: / [x] tests / [x] notes / [ ] somebody who did not write it tries it
b I am somebody.
a Perfect. Link is in the notes.
b Found a typo, nothing else. Ship it 🚀

a Is there a meetup this month?
b The 24th, above the tea house, talks about {lang} and soup.
c In that order?
b Soup first.
`,
)
