import { phrasebookOf } from '../phrasebook'

/** A phrasebook in which Spanish, French, German, Portuguese, Polish, Turkish and Italian lines alternate. */
export const europe = phrasebookOf(
  {
    n: ['dos', 'tres', 'cuatro', 'cinco'],
  },
  `
a ¿Quién se apunta a la cena del jueves?
b Yo me apunto, llevo el postre.
c Yo también, pero me tengo que ir a las diez.
a ¡Perfecto, somos {n}!

a ¿Alguien sabe a qué hora cierra la biblioteca?
b A las ocho, los viernes a las seis.
a Mil gracias.

a Buenos días a todos ☀️
b ¡Buenos días! ¿Un café?
c Siempre.

a Bonjour tout le monde !
b Bonjour ! Bien dormi ?
a Comme une souche.

a Quelqu'un connaît une bonne boulangerie près de la gare ?
b Celle du coin, mais il faut y aller avant huit heures.
a Merci beaucoup, j'y vais demain.

a On se retrouve où samedi ?
b Devant la fontaine, à dix heures.
c J'apporte le thermos.
a Parfait, à samedi !

a Guten Morgen zusammen!
b Moin! Schon jemand wach genug für eine Frage?
a Kommt auf die Frage an.
b Wo ist der Schlüssel vom Schuppen?
a Da, wo er immer ist: nicht da, wo er sein soll.

a Weiß jemand, ob der Markt am Feiertag offen hat?
b Nur bis Mittag.
a Danke schön!

a Wer hat Lust auf eine Runde am Fluss entlang?
b Ich, in einer halben Stunde.
a Gut, ich warte an der Brücke.

a Bom dia, gente! Tudo bem?
b Tudo ótimo, e contigo?
a Melhor agora, com café.

a Alguém quer ir à praia no domingo?
b Eu quero! Levo a bola.
c Eu também, se não chover.

a Cześć wszystkim! Kto idzie jutro na targ?
b Ja, o siódmej.
c Kupicie mi śliwki? Proszę!
b Jasne.

a Günaydın herkese! Çay hazır.
b Hemen geliyorum ☕
c Bana da bir bardak ayır.

a Qualcuno sa come si fa la focaccia morbida?
b Tanta acqua, poco lievito e molta pazienza.
a Grazie, provo domenica!
`,
  /^[\p{Script=Latin} -]+$/u,
)
