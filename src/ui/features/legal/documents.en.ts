import type { LegalDocuments } from './legal-document'

export const documents: LegalDocuments = {
  terms: {
    title: 'Terms of use',
    intro: 'These terms apply whenever you use Loop in a browser, signed in or as a visitor.',
    sections: [
      {
        title: 'Who may use Loop',
        paragraphs: [
          'You may use Loop if you are old enough to agree to these terms where you live, and at least 13 years old.',
          'Visitors may look around. To write, follow, join or hold anything you sign in, and you are ' +
            'responsible for what is done with your account.',
        ],
      },
      {
        title: 'What you write and share',
        paragraphs: [
          'What you write stays yours. You let us store it and show it to the people you share it with, for as long as it stands there.',
          'Don’t share what is illegal, what harms or deceives others, or what isn’t yours to share. Group ' +
            'owners, admins and our staff may remove it and may remove whoever posted it.',
        ],
      },
      {
        title: 'Groups and spaces',
        paragraphs: [
          'Groups are run by their owners and admins, who set who may join, who may speak and what is pinned. ' +
            'Spaces are run by their hosts.',
          'Hosts tell everybody before a space is recorded or streamed elsewhere.',
        ],
      },
      {
        title: 'Tokens and gifts',
        paragraphs: [
          'Gifts and bubbles are paid for from your balance when you confirm them, and can’t be taken back. ' +
            'Rewards you win are added to your balance.',
          'Moving tokens to or from a chain is final once the chain has accepted it. Check the address and the ' +
            'chain before you confirm: nobody can bring back what was sent to a wrong one.',
          'Nothing in Loop is financial advice.',
        ],
      },
      {
        title: 'If something goes wrong',
        paragraphs: [
          'We keep Loop running with care, but not without any interruption. What you have written is kept in ' +
            'your browser until it is sent.',
          'We may suspend accounts that break these terms. You may stop using Loop and delete your account at any time.',
        ],
      },
      {
        title: 'Changes',
        paragraphs: [
          'When these terms change in a way that matters to you, you are told in Loop before it takes effect.',
        ],
      },
    ],
  },
  dataSafety: {
    title: 'Data safety',
    intro: 'What Loop keeps in your browser, what leaves it, and how to be rid of it.',
    sections: [
      {
        title: 'Kept in this browser',
        paragraphs: [
          'A log of what happened in this browser: messages you have loaded, what you have typed and not yet ' +
            'sent, and what you chose in the preferences. It is what lets Loop open at once and lose nothing when ' +
            'the network does.',
          'Recent messages for reading without a network: at most 2,000 a conversation, for at most 30 days.',
          'The key of your session, in a store of its own. It is never written to the log, to an address or to a report.',
        ],
      },
      {
        title: 'Sent to the service',
        paragraphs: [
          'What you write, do and upload, so that it reaches the people it is for; the language and kind of ' +
            'device, so that it reaches you in a form you can use; and a random number for this browser, so that a ' +
            'visitor stays the same visitor.',
        ],
      },
      {
        title: 'Never collected',
        paragraphs: [
          'Loop reads neither your contacts nor your position, and never your wallet’s keys: a wallet signs by ' +
            'itself, after it has shown you what.',
          'The microphone and the camera are opened only by you, and the browser shows while they are.',
        ],
      },
      {
        title: 'Reports',
        paragraphs: [
          'A report that you save holds the log without the words of messages, names and keys. Nothing is sent unless you send it.',
        ],
      },
      {
        title: 'Deleting',
        paragraphs: [
          'Signing out removes everything of your account from this browser, in every tab, also without a network.',
          'Clearing the data of this site in your browser removes the rest.',
        ],
      },
    ],
  },
  policy: {
    title: 'Privacy policy',
    intro: 'How Loop handles what it knows about you.',
    sections: [
      {
        title: 'What we know',
        paragraphs: [
          'Your profile: the name, picture and lines you gave it, the account you signed in with (a wallet’s ' +
            'address, an e-mail address or an X account), your level and your balance.',
          'What you do in Loop: groups you joined, people you follow, messages, spaces, gifts and what you buy.',
        ],
      },
      {
        title: 'What it is for',
        paragraphs: [
          'To run Loop: to deliver what you send, to show you to others as you chose, to count rewards, and to keep out who harms others.',
          'Influence figures are computed from what is public: posts on X of connected accounts and activity in communities that opted in.',
        ],
      },
      {
        title: 'Who sees it',
        paragraphs: [
          'Your profile is public. Joined groups are shown on it, and anybody may write to you, unless you turn that off in the settings.',
          'Messages are seen by those in the conversation. Partners whose page you came from see that you came from there.',
          'Companies that carry messages, sound and pictures for us handle them for that purpose only.',
        ],
      },
      {
        title: 'How long',
        paragraphs: [
          'As long as your account exists. What you delete is gone for others at once and from our stores within ' +
            '30 days, unless the law asks us to keep it.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          'You may see, correct, take with you and delete what we hold about you. Ask in the support group, or delete your account.',
        ],
      },
    ],
  },
}
