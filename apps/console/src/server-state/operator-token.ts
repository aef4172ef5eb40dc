import { consoleSessionKeys } from '@ever-after/contract'

/** The operator's bearer token; it lives as long as the browser's tab. */
export function readToken(): string | null {
  return sessionStorage.getItem(consoleSessionKeys.operatorToken)
}

export function writeToken(token: string): void {
  sessionStorage.setItem(consoleSessionKeys.operatorToken, token)
}

export function forgetToken(): void {
  sessionStorage.removeItem(consoleSessionKeys.operatorToken)
}
