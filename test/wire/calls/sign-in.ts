import * as TE from 'fp-ts/TaskEither'
import { Secret } from '../../../src/application/ports/browser/vault'
import { sessionId } from '../../support/builders/session'
import { signatureOf, walletAddress } from '../support/wallet'
import { right } from '../../adapters/support/client'
import type { CallRow } from '../support/call-row'
import { ADA, ADA_UID } from '../support/seeded-ids'

const USER = 'spec 1 §7 User and auth'
/** A session of spec 1 §3, which is a login result of spec 2 §3. */
const SIGNED_IN = { uid: '1000000001', xid: 'a000000001', token: 'a-new-token', inviter_exists: true }
const code = new Secret('123456')
const session = sessionId('s-Ada-1')

export const signInRows: readonly CallRow[] = [
  {
    proves: 'R1-256',
    source: USER,
    request: {
      method: 'POST',
      path: '/api/loop_login/visitor_login',
      body: { platform: 'web', device_id: 'the-device-of-this-test' },
      token: false,
    },
    answer: SIGNED_IN,
    asks: ({ accounts, settings }) => {
      settings.set('device_id', 'the-device-of-this-test')
      return accounts.enterAsVisitor()
    },
    reads: { xid: ADA, uid: ADA_UID, method: 'visitor', partnerId: null },
    inTown: () => ({ as: null }),
  },
  {
    proves: 'R1-262 R2-249',
    source: USER,
    request: {
      method: 'POST',
      path: '/api/loop_login/send_email_login_code',
      body: { email: 'ada@loop.example' },
      token: false,
    },
    answer: null,
    asks: ({ accounts }) => accounts.sendCode('ada@loop.example'),
    inTown: () => ({ as: null }),
  },
  {
    proves: 'R1-263 R2-250',
    source: USER,
    request: {
      method: 'POST',
      path: '/api/loop_login/email_code_login',
      body: { email: 'ada@loop.example', security_code: '123456' },
      token: false,
    },
    answer: SIGNED_IN,
    asks: ({ accounts }) => accounts.signInByEmail('ada@loop.example', code),
    reads: { session: { xid: ADA, uid: ADA_UID, method: 'email' }, inviterExists: true },
    inTown: async (town) => {
      const nobody = town.stranger()
      await right(nobody.accounts.sendCode('ada@loop.example'))
      return { as: null, cast: { 123456: await nobody.codeFor('ada@loop.example') } }
    },
  },
  {
    proves: 'R1-266 R2-255',
    source: USER,
    request: { method: 'POST', path: '/api/user/invite', body: { code: 'ABC123' }, token: true },
    answer: null,
    asks: ({ accounts }) => accounts.submitInvite(session, new Secret('ABC123')),
    inTown: (town) => ({ as: 'new@loop.example', cast: { ABC123: town.inviteCodeOfAda() } }),
  },
  {
    proves: 'R1-258 R2-247',
    source: USER,
    request: {
      method: 'GET',
      path: '/api/loop_login/get_wallet_message_to_sign',
      query: { address: walletAddress },
      token: true,
    },
    answer: { message: 'Sign this text' },
    asks: ({ accounts }) =>
      TE.map(({ text }: { text: Secret }) => text.reveal())(accounts.textToSign('address', walletAddress)),
    reads: 'Sign this text',
    inTown: () => ({ as: 'visitor' }),
  },
  {
    proves: 'R1-259 R2-248',
    source: USER,
    request: {
      method: 'POST',
      path: '/api/loop_login/verify_wallet_signature',
      body: { address: walletAddress, signature: '0xsignature' },
      token: false,
    },
    answer: SIGNED_IN,
    asks: ({ accounts }) =>
      accounts.signInByWallet({ address: walletAddress, signature: new Secret('0xsignature'), nonce: null }),
    reads: { session: { xid: ADA, method: 'wallet' }, inviterExists: true },
    inTown: async (town) => {
      const { text } = await right(town.stranger().accounts.textToSign('address', walletAddress))
      return { as: null, cast: { '0xsignature': await signatureOf(text.reveal()) } }
    },
  },
  {
    proves: 'R1-260 R2-251',
    source: USER,
    request: { method: 'GET', path: '/api/loop_login/metamask_wallet_message_to_sign', token: true },
    answer: { message: 'Sign this text', nonce: 'nonce-1' },
    asks: ({ accounts }) =>
      TE.map(({ text, nonce }: { text: Secret; nonce: Secret | null }) => [text.reveal(), nonce?.reveal()])(
        accounts.textToSign('nonce', walletAddress),
      ),
    reads: ['Sign this text', 'nonce-1'],
    inTown: () => ({ as: 'visitor' }),
  },
  {
    proves: 'R1-261 R2-252',
    source: USER,
    request: {
      method: 'POST',
      path: '/api/loop_login/verify_metamask_wallet_signature',
      body: { address: walletAddress, signature: '0xsignature', nonce: 'nonce-1' },
      token: false,
    },
    answer: SIGNED_IN,
    asks: ({ accounts }) =>
      accounts.signInByWallet({
        address: walletAddress,
        signature: new Secret('0xsignature'),
        nonce: new Secret('nonce-1'),
      }),
    reads: { session: { xid: ADA, method: 'wallet' } },
    inTown: async (town) => {
      const { text, nonce } = await right(town.stranger().accounts.textToSign('nonce', walletAddress))
      return { as: null, cast: { '0xsignature': await signatureOf(text.reveal()), 'nonce-1': nonce?.reveal() ?? '' } }
    },
  },
  {
    proves: 'R1-269',
    source: USER,
    request: { method: 'GET', path: '/api/partner/y_token', query: { access_token: 'of-a-partner' }, token: true },
    answer: { ...SIGNED_IN, partner_id: 'p-1' },
    asks: ({ accounts }) => accounts.signInByPartner(new Secret('of-a-partner')),
    reads: { xid: ADA, method: 'partner', partnerId: 'p-1' },
    inTown: async (town) => ({ as: null, cast: { 'of-a-partner': await town.partnerToken() } }),
  },
  {
    proves: 'R1-257 R2-246',
    source: `${USER}; spec 2 §7`,
    request: { method: 'POST', path: '/api/loop_login/logout', body: {}, token: true },
    answer: null,
    asks: ({ accounts }) => accounts.signOut(session),
  },
  {
    proves: 'R1-264 R2-253',
    source: USER,
    request: { method: 'GET', path: '/api/x/login', token: true },
    answer: { auth_url: 'https://x.com/i/oauth2/authorize?state=state-of-x&client_id=loop' },
    asks: ({ xAccounts }) =>
      TE.map(({ address }: { address: Secret }) => address.reveal())(
        xAccounts.addressFor({ purpose: 'signIn', sessionId: null }),
      ),
    reads: 'https://x.com/i/oauth2/authorize?state=state-of-x&client_id=loop',
    inTown: () => ({ as: null }),
  },
  {
    proves: 'R1-265 R2-254',
    source: USER,
    request: { method: 'POST', path: '/api/x/login', body: { code: 'code-of-x', state: 'state-of-x' }, token: false },
    answer: SIGNED_IN,
    asks: ({ xAccounts }) => xAccounts.signIn({ code: new Secret('code-of-x'), state: new Secret('state-of-x') }),
    reads: { session: { xid: ADA, method: 'x' }, inviterExists: true },
    inTown: async (town) => ({ as: null, cast: await town.backFromX(town.stranger(), 'signIn') }),
  },
  {
    proves: 'R2-229',
    source: 'decisions.md, X OAuth address',
    request: { method: 'GET', path: '/api/x/oauth_url', token: true },
    answer: { auth_url: 'https://x.com/i/oauth2/authorize?state=state-of-x' },
    asks: ({ xAccounts }) =>
      TE.map(({ address }: { address: Secret }) => address.reveal())(
        xAccounts.addressFor({ purpose: 'bind', sessionId: session }),
      ),
    reads: 'https://x.com/i/oauth2/authorize?state=state-of-x',
  },
  {
    proves: 'R2-227',
    source: 'spec 2 §7 Profile',
    request: { method: 'POST', path: '/api/x/bind', body: { code: 'code-of-x', state: 'state-of-x' }, token: true },
    answer: null,
    asks: ({ xAccounts }) =>
      xAccounts.bind(
        { code: new Secret('code-of-x'), state: new Secret('state-of-x') },
        { purpose: 'bind', sessionId: session },
      ),
    inTown: async (town) => ({
      as: 'ben@loop.example',
      cast: await town.backFromX((await town.as('ben@loop.example')).client, 'bind'),
    }),
  },
  {
    proves: 'R1-267 R2-256',
    source: USER,
    request: { method: 'GET', path: '/api/qrcode/code', token: true },
    answer: { code: 'qr-code-of-this-test' },
    asks: ({ qrCodes }) => TE.map((secret: Secret) => secret.reveal())(qrCodes.read()),
    reads: 'qr-code-of-this-test',
    inTown: () => ({ as: 'visitor' }),
  },
  {
    proves: 'R1-268 R2-257',
    source: `${USER}; the statuses are ours`,
    request: { method: 'POST', path: '/api/qrcode/login', body: { code: 'qr-code-of-this-test' }, token: false },
    answer: { status: 4, login: SIGNED_IN },
    asks: ({ qrCodes }) => qrCodes.turnOf(new Secret('qr-code-of-this-test')),
    reads: { status: 'letIn', arrival: { session: { xid: ADA, method: 'qr' } } },
    inTown: async (town) => ({ as: null, cast: { 'qr-code-of-this-test': await town.qrCode('answered') } }),
    given: { status: 4 },
  },
  {
    proves: '',
    source: 'ours: not printed',
    request: { method: 'POST', path: '/api/qrcode/scan', body: { code: 'qr-code-of-this-test' }, token: true },
    answer: { device: 'Chrome, Linux', time: 1_800_000_000_000 },
    asks: ({ qrCodes }) => qrCodes.lookUp(new Secret('qr-code-of-this-test')),
    reads: { device: 'Chrome, Linux', askedAt: 1_800_000_000_000 },
    inTown: async (town) => ({ cast: { 'qr-code-of-this-test': await town.qrCode('shown') } }),
  },
  {
    proves: '',
    source: 'ours: not printed',
    request: {
      method: 'POST',
      path: '/api/qrcode/answer',
      body: { code: 'qr-code-of-this-test', approve: 1 },
      token: true,
    },
    answer: null,
    asks: ({ qrCodes }) => qrCodes.answer(new Secret('qr-code-of-this-test'), true),
    inTown: async (town) => ({ cast: { 'qr-code-of-this-test': await town.qrCode('scanned') } }),
  },
]
