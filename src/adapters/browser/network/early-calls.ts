/** A call that the page sent before the app had loaded. */
export interface EarlyCall {
  readonly request: Request
  readonly response: Promise<Response>
  /** When the request was sent, in ms since 1970 by the device's clock. */
  readonly sentAt: number
}

/** The window of the page. The early script hands its calls to the app through this property. */
export interface EarlyWindow {
  /** The calls that the app has not taken yet, by method and URL. */
  earlyCalls?: Map<string, EarlyCall>
}

export const earlyCallName = ({ method, url }: Request): string => `${method} ${url}`

const headersOf = ({ headers }: Request): string => [...headers].join()

/**
 * The early call that equals this request: the same method, URL and headers, token included. Each early
 * call is taken once. Without such a call the result is `null`.
 */
export const takeEarlyCall = (
  request: Request,
  { earlyCalls }: EarlyWindow & Pick<Window, 'name'> = window,
): EarlyCall | null => {
  const name = earlyCallName(request)
  const call = earlyCalls?.get(name)
  if (call === undefined || headersOf(call.request) !== headersOf(request)) return null
  earlyCalls?.delete(name)
  return call
}
