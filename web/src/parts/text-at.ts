/** What is written at an address of the server. Throws where there is nothing. */
export async function textAt(url: string, how?: RequestInit): Promise<string> {
  const answer = await fetch(url, how);
  if (!answer.ok) throw new Error(`${url} is not to be had: ${answer.status}`);
  return answer.text();
}
