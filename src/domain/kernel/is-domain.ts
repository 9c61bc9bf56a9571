/** Whether a host is a domain, such as `localhost` or `loop.example`, and no IP address. */
export const isDomain = (host: string): boolean => !/^[\d.]+$/.test(host) && !host.startsWith('[')
