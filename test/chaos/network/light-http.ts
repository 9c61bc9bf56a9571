/**
 * Stand-ins for the platform's `Request` and `Response`: text in memory without streams, because a run creates
 * thousands. Contract tests cover the HTTP adapters with the real classes.
 */
type Fields = Readonly<Record<string, string>> | undefined

class LightHeaders {
  readonly #fields: Map<string, string>

  constructor(fields: Fields) {
    this.#fields = new Map(Object.entries(fields ?? {}).map(([name, value]) => [name.toLowerCase(), value]))
  }

  get(name: string): string | null {
    return this.#fields.get(name.toLowerCase()) ?? null
  }
  has(name: string): boolean {
    return this.#fields.has(name.toLowerCase())
  }
  set(name: string, value: string): void {
    this.#fields.set(name.toLowerCase(), value)
  }
}

const encoder = new TextEncoder()

/** A stream with one chunk. */
class LightBody {
  #isRead = false

  constructor(readonly words: string) {}

  getReader(): this {
    return this
  }
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array }> {
    if (this.#isRead) return Promise.resolve({ done: true })
    this.#isRead = true
    return Promise.resolve({ done: false, value: encoder.encode(this.words) })
  }
  cancel(): Promise<void> {
    return Promise.resolve()
  }
}

type Text = string | LightBody | null | undefined
const wordsOf = (text: Text): string | null => (text instanceof LightBody ? text.words : (text ?? null))

class LightMessage {
  readonly headers: LightHeaders
  readonly #words: string | null

  constructor(text: Text, fields: Fields) {
    this.#words = wordsOf(text)
    this.headers = new LightHeaders(fields)
  }

  get body(): LightBody | null {
    return this.#words === null ? null : new LightBody(this.#words)
  }
  text(): Promise<string> {
    return Promise.resolve(this.#words ?? '')
  }
  /** Returns this body, because reading a body does not consume it. */
  clone(): this {
    return this
  }
}

interface Asked {
  readonly method?: string
  readonly headers?: Fields
  readonly body?: string
  readonly signal?: AbortSignal | null
}

class LightRequest extends LightMessage {
  readonly url: string
  readonly method: string
  readonly signal: AbortSignal | null

  constructor(url: string | URL, { method = 'GET', headers, body, signal = null }: Asked = {}) {
    super(body, headers)
    this.url = String(url)
    this.method = method
    this.signal = signal
  }
}

class LightResponse extends LightMessage {
  readonly status: number
  readonly ok: boolean

  constructor(body?: Text, { status = 200, headers }: { readonly status?: number; readonly headers?: Fields } = {}) {
    super(body, headers)
    this.status = status
    this.ok = status >= 200 && status < 300
  }

  static json(value: unknown, init?: { readonly status?: number; readonly headers?: Fields }): LightResponse {
    return new LightResponse(JSON.stringify(value), init)
  }
}

/** Replaces the platform's classes. Returns a function that restores them. */
export const makeLightHttp = (): (() => void) => {
  const { Request, Response } = globalThis
  Object.assign(globalThis, { Request: LightRequest, Response: LightResponse })
  return () => {
    Object.assign(globalThis, { Request, Response })
  }
}
