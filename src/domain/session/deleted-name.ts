/** The name that a deleted account has. Members cannot take it. The screens translate it. */
export const DELETED_NAME = 'Deleted account'
