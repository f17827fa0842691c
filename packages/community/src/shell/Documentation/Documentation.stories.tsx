import { DEVELOPER_SLUGS } from '@millrace/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Documentation } from '.';

const meta = {
  title: 'Shell/Documentation',
  component: Documentation,
  args: {
    document: {
      slug: 'limits',
      title: 'Limits',
      description: 'Calls are counted.',
      html: `
<p>Calls are counted by <a href="/developers/access-tokens">token</a>, or by network address.</p>
<h2 id="calls"><a href="#calls">Calls</a></h2>
<div data-part="table" role="group" aria-label="Table: Calls" tabindex="0"><table>
<thead><tr><th>calls</th><th>by</th><th>limit</th></tr></thead>
<tbody><tr><td>reads</td><td>token, or network address</td><td>1,200 a minute</td></tr>
<tr><td><code>RATE_WRITES_PER_MINUTE</code></td><td>token, or network address</td><td>120 a minute</td></tr></tbody>
</table></div>
<h2 id="in-code"><a href="#in-code">In <code>code</code></a></h2>
<ul><li>Wait as long as the reply says.</li><li>Then ask again.</li></ul>
<pre tabindex="0"><code><span class="hljs-keyword">const</span> waitMs = <span class="hljs-number">1000</span> * <span class="hljs-title function_">Number</span>(reply.headers.get(<span class="hljs-string">&quot;Retry-After&quot;</span>)); <span class="hljs-comment">// a line that is wider than a phone</span>
</code></pre>`,
      sections: [
        { id: 'calls', title: 'Calls' },
        { id: 'in-code', title: 'In code' },
      ],
    },
    referenceHref: 'https://api.millrace.example/docs',
    contractHref: 'https://api.millrace.example/openapi.json',
    storybookHref: '/storybook/',
  },
} satisfies Meta<typeof Documentation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['phone'],
  play: async ({ canvas, canvasElement }) => {
    const current = canvasElement.querySelectorAll('[aria-current="page"]');
    await expect([...current].map(({ textContent }) => textContent)).toContain('Limits');
    const places = canvasElement.querySelector('nav');
    if (!places) throw new Error('There is no navigation.');
    await expect(within(places).getAllByRole('link', { hidden: true })).toHaveLength(
      DEVELOPER_SLUGS.length + 3,
    );
    await expect(canvas.getByRole('article')).toHaveAttribute('lang', 'en');
    await expect(canvas.queryByText('This documentation is in English.')).toBeNull();
  },
};

export const NotEnglish: Story = {
  globals: { locale: 'ar', direction: 'rtl' },
  tags: ['rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('هذا التوثيق باللغة الإنجليزية.')).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveAttribute('dir', 'ltr');
  },
};

export const WithoutStorybook: Story = {
  args: { storybookHref: undefined },
  tags: ['!dev', 'no-visual'], // As Default, but for one link.
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Storybook' })).toBeNull();
  },
};
