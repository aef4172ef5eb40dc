/** The page /try is empty. */
export default function TryScreen() {
  return null
}
