import { hashMessage } from 'ethers/hash'
import { computeAddress } from 'ethers/transaction'
import { SigningKey } from 'ethers/crypto'
import type { BrowserContext, Page } from 'playwright/test'
import { expect } from './test'

export interface WalletSays {
  readonly name: string
  readonly rdns: string
  readonly uuid: string
}

/** The wallet's icon, in the form an extension sends. */
const ICON =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"%3E%3Crect width="28" height="28" rx="7" fill="%23e2761b"/%3E%3Cpath d="M7 10h14v9H7z" fill="white"/%3E%3C/svg%3E'

const keyOf = (n: number): SigningKey => new SigningKey(`0x${String(n).padStart(64, '0')}`)

/** A wallet extension with real keys outside the page. A test decides what the wallet's owner does. */
export class BrowserWallet {
  chainId = 1
  #accounts = [1]
  /** The texts that the wallet's prompts showed, in order. */
  readonly signed: string[] = []
  /** The owner's decision on a request to sign. By default the owner signs. */
  whenAsked: () => Promise<'signs' | 'refuses'> = () => Promise.resolve('signs')

  private constructor(
    readonly says: WalletSays,
    private readonly context: BrowserContext,
  ) {}

  static async install(context: BrowserContext, says: WalletSays): Promise<BrowserWallet> {
    const wallet = new BrowserWallet(says, context)
    const binding = `wallet_${says.uuid.replaceAll('-', '')}`
    await context.exposeFunction(binding, (method: string, params: readonly string[]) => wallet.#answer(method, params))
    await context.addInitScript(announce, { ...says, icon: ICON, binding })
    return wallet
  }

  /** Makes this wallet one that the account has had for a long time, so that it may sign withdrawals. */
  async holdFor(page: Page, email: string): Promise<void> {
    const data = { email, address: this.address }
    const answer = await page.request.post(new URL('/simulator/hold-wallet', page.url()).href, { data })
    expect(await answer.json()).toMatchObject({ code: 0 })
  }

  get address(): string {
    return this.#addresses[0] ?? ''
  }
  get #addresses(): readonly string[] {
    return this.#accounts.map((n) => computeAddress(keyOf(n).publicKey))
  }

  async #answer(
    method: string,
    params: readonly string[],
  ): Promise<{ readonly value?: unknown; readonly code?: number }> {
    if (method === 'eth_requestAccounts' || method === 'eth_accounts') return { value: this.#addresses }
    if (method === 'eth_chainId') return { value: `0x${this.chainId.toString(16)}` }
    if (method !== 'personal_sign') return { code: 4200 }
    const text = Buffer.from((params[0] ?? '').slice(2), 'hex').toString('utf8')
    this.signed.push(text)
    const key = keyOf(this.#accounts[0] ?? 1)
    return (await this.whenAsked()) === 'refuses' ? { code: 4001 } : { value: key.sign(hashMessage(text)).serialized }
  }

  /** The owner chooses another account. */
  async choose(account: number): Promise<void> {
    this.#accounts = [account]
    await this.#tell('accountsChanged', this.#addresses)
  }

  async #tell(event: string, told: unknown): Promise<void> {
    for (const page of this.context.pages()) await tellPage(page, this.says.uuid, event, told)
  }
}

const tellPage = (page: Page, uuid: string, event: string, told: unknown): Promise<void> =>
  page.evaluate(
    (detail) => {
      window.dispatchEvent(new CustomEvent('wallet-tells', { detail }))
    },
    { uuid, event, told },
  )

/** Announces the wallet. Playwright runs this function before any script of the page. */
const announce = ({
  name,
  rdns,
  uuid,
  icon,
  binding,
}: WalletSays & { readonly icon: string; readonly binding: string }): void => {
  const listeners = new Map<string, Set<(told: unknown) => void>>()
  const provider = {
    request: async ({ method, params = [] }: { method: string; params?: readonly string[] }): Promise<unknown> => {
      const outside: (method: string, params: readonly string[]) => Promise<{ value?: unknown; code?: number }> =
        Reflect.get(window, binding)
      const answer = await outside(method, params)
      if (answer.code === undefined) return answer.value
      throw Object.assign(new Error('the wallet says no'), { code: answer.code })
    },
    on: (event: string, heard: (told: unknown) => void) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(heard))
    },
    removeListener: (event: string, heard: (told: unknown) => void) => {
      listeners.get(event)?.delete(heard)
    },
  }
  window.addEventListener('wallet-tells', (event) => {
    if (!(event instanceof CustomEvent)) return
    const said: { readonly uuid: string; readonly event: string; readonly told: unknown } = event.detail
    if (said.uuid === uuid) for (const heard of listeners.get(said.event) ?? []) heard(said.told)
  })
  window.addEventListener('eip6963:requestProvider', () => {
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', {
        detail: Object.freeze({ info: { uuid, name, icon, rdns }, provider }),
      }),
    )
  })
}

export const FOX: WalletSays = { name: 'Foxy', rdns: 'io.metamask', uuid: '11111111-2222-4333-8444-555555555555' }
export const PLAIN: WalletSays = {
  name: 'Plain wallet',
  rdns: 'example.plain',
  uuid: '99999999-2222-4333-8444-555555555555',
}
