/** The part of GitHub's REST API that a comment needs. */
export class GitHub {
  constructor(
    private readonly api: string,
    readonly repository: string,
    private readonly token: string,
  ) {}

  /** @throws with GitHub's response if the request fails, unless the caller expects its status. */
  async ask<Answer>(
    method: string,
    path: string,
    body?: object,
    expected?: number,
  ): Promise<Answer | undefined> {
    const response = await fetch(`${this.api}/repos/${this.repository}/${path}`, {
      method,
      headers: {
        accept: "application/vnd.github+json",
        authorization: `Bearer ${this.token}`,
        "content-type": "application/json",
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.status === expected) return undefined;
    if (!response.ok)
      throw new Error(`GitHub refuses ${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  }

  async get<Answer>(path: string): Promise<Answer> {
    return (await this.ask<Answer>("GET", path)) as Answer;
  }

  async post<Answer>(path: string, body: object): Promise<Answer> {
    return (await this.ask<Answer>("POST", path, body)) as Answer;
  }
}
