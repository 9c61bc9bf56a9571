/**
 * Sends a request with `fetch`, or to the simulator in this page. The driver resolves with a response of any status and
 * rejects when there is no response. The driver honours `request.signal` where possible.
 */
export type HttpDriver = (request: Request) => Promise<Response>
