/** R2-324: an invite code has six ASCII letters or digits (BI-366…BI-368). */
const INVITE_LENGTH = 6
const OTHERS = /[^A-Za-z0-9]/g
const INVITE = /^[A-Za-z0-9]{6}$/

/** Keeps the allowed characters of a typed or pasted invite code, at most six. */
export const inviteCodeOf = (typed: string): string => typed.replace(OTHERS, '').slice(0, INVITE_LENGTH)

export const isInviteCode = (code: string): boolean => INVITE.test(code)
