/** Shows a toast. */
export type Notify = (toast: { title: string; description?: string; isDestructive?: boolean }) => void
