/**
 * Sends a request: `fetch`, or the simulator in the page. It resolves with a response of any status and rejects without
 * a response. It honours `request.signal` where possible.
 */
export type HttpDriver = (request: Request) => Promise<Response>
