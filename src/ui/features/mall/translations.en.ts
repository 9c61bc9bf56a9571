export const en = {
  title: 'Mall', text: 'Choose a LOOP package.', packages: 'Packages', failed: 'Couldn’t load the packages', failedText: 'Check your connection and try again.', emptyTitle: 'Nothing on sale', emptyText: 'Come back later.',
  loop: '{{quantity}} LOOP', off: '{{percent}}% off', before: 'before {{price}}', agree: 'I accept the terms of purchase', terms: 'Terms', recharge: 'Recharge', choose: 'Choose a package first', method: 'Payment method', crypto: 'Crypto', card: 'Card', token: 'Token', network: 'Network',
  on: { ethereum: 'Ethereum network', solana: 'Solana network' }, next: 'Continue', pay: 'How do you want to pay?', summary: '{{quantity}} LOOP for {{price}}',
  depositTitle: 'Deposit details', depositText: 'These are placeholder figures. No payment is taken here.', quantity: 'Amount', cost: 'Cost', time: 'Time', gas: 'Gas', about: 'about {{value}}', mins: '{{count}} mins', nothing: 'Choose a package in the mall first.', toMall: 'Go to the mall',
  cardTitle: 'Pay by card', cardText: 'This form sends nothing: card payment isn’t available yet. Don’t enter a real card.', cardNumber: 'Card number', cardName: 'Name on the card', cardExpiry: 'Expiry date', cardCode: 'Security code', cardPay: 'Pay', cardDone: 'Nothing was sent. Card payment isn’t available yet.',
} as const
