/**
 * How a request leaves this program: `fetch`, or the simulator in the page. It resolves with whatever answer there is,
 * of any status, and rejects when there is none. It honours `request.signal` if it can.
 */
export type HttpDriver = (request: Request) => Promise<Response>
