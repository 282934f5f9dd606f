import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  ToolCard,
  ToolCardDescription,
  ToolCardHeader,
  ToolCardHints,
  ToolCardSchema,
} from 'toolcard';
import { deleteBranch } from '../data/deleteBranch.js';
import { exportReport } from '../data/exportReport.js';
import { longDescription } from '../data/longDescription.js';
import { poisoned } from '../data/poisoned.js';
import { readDocument } from '../data/readDocument.js';
import { refusedEntry } from '../data/refusedEntry.js';
import { searchBooks } from '../data/searchBooks.js';
import { trustedWorkspace, unlabelled, workspace } from '../data/servers.js';
import { toolOf } from '../data/toolOf.js';
import { updateCustomer } from '../data/updateCustomer.js';

const meta = {
  title: 'components/ToolCard',
  component: ToolCard,
} satisfies Meta<typeof ToolCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What most servers send: a title, a sentence, a few parameters, a hint or two. */
export const Typical: Story = {
  args: { tool: toolOf(readDocument), server: workspace },
};

/** Every section there is, all of them open. */
export const EverySection: Story = {
  args: {
    tool: toolOf(exportReport),
    server: workspace,
    defaultExpanded: ['hints', 'parameters', 'output', 'raw'],
  },
};

/** Silence is told in the place where hints would be, and not taken for good news. */
export const NoHints: Story = {
  args: { tool: toolOf(deleteBranch), server: workspace, defaultExpanded: ['hints'] },
};

/** The operator vouches for the server: the badge says so, and still nobody has checked the tool. */
export const TrustedServer: Story = {
  args: { tool: toolOf(readDocument), server: trustedWorkspace },
};

/** A server without a label is named by the operator's id for it. */
export const ServerWithoutLabel: Story = {
  args: { tool: toolOf(readDocument), server: unlabelled },
};

/** An entry of the list that is not even an object. */
export const RefusedNotAnObject: Story = {
  args: { entry: refusedEntry('intake.not-object', '', 'read_document'), defaultExpanded: ['raw'] },
};

/** A definition whose name is a number: its title is all there is to call it by. */
export const RefusedName: Story = {
  args: { entry: refusedEntry('intake.name-type', '/name', { ...readDocument, name: 4711 }) },
};

/** A definition without an input schema. */
export const RefusedSchema: Story = {
  args: {
    entry: refusedEntry('intake.schema-type', '/inputSchema', {
      ...readDocument,
      inputSchema: null,
    }),
  },
};

/** A tool in every respect, but for a rule that clients must refuse it by. */
export const RefusedByARule: Story = {
  args: {
    entry: refusedEntry(
      'intake.header-invalid',
      '/inputSchema/properties/document_id/x-mcp-header',
      readDocument,
    ),
  },
};

/** Every finding is told at what it is about; what waits in a closed section is counted there. */
export const Findings: Story = {
  args: { entry: poisoned },
};

/** The same with the sections open, and what they tell of their contents. */
export const FindingsInSections: Story = {
  args: { entry: poisoned, defaultExpanded: ['hints', 'parameters'] },
};

/** A single note stays as quiet as the words around it. */
export const OneNote: Story = {
  args: {
    tool: toolOf({ ...readDocument, name: 'read/document' }),
    server: workspace,
    findings: [
      {
        code: 'intake.name-charset',
        severity: 'warning',
        path: '/name',
        params: { codePoints: 'U+002F' },
      },
    ],
  },
};

/** No name and no title. The words in the heading are ours, and look it. */
export const EmptyName: Story = {
  args: { tool: toolOf({ ...readDocument, name: '', title: '' }), server: workspace },
};

/** A title with nothing in it counts as none: the name is the heading. */
export const EmptyTitle: Story = {
  args: { tool: toolOf({ ...readDocument, title: ' ' }), server: workspace },
};

/** A name of 5,000 characters folds to its two ends, under a title that hides nothing of it. */
export const LongName: Story = {
  args: {
    tool: toolOf({ ...readDocument, name: `read_${'document_'.repeat(555)}` }),
    server: workspace,
  },
};

/** The number of parameters is told while the list is closed. */
export const ManyParameters: Story = {
  args: { tool: toolOf(updateCustomer), server: workspace },
};

/** A schema that names nothing and forbids nothing takes anything, and the closed section says so. */
export const NoParameterNamed: Story = {
  args: { tool: toolOf({ ...readDocument, inputSchema: { type: 'object' } }), server: workspace },
};

/** Rules beside the listed names may stand for more: the number is the least there can be. */
export const MoreByRule: Story = {
  args: {
    tool: toolOf({
      ...readDocument,
      inputSchema: {
        type: 'object',
        properties: { document: { type: 'string' } },
        required: ['document'],
        patternProperties: { '^filter_': { type: 'string' } },
      },
    }),
    server: workspace,
  },
};

/** What the tool says that it answers with has a section of its own. */
export const OutputSchema: Story = {
  args: { tool: toolOf(exportReport), server: workspace, defaultExpanded: ['output'] },
};

/** A page of text folds to its beginning and its end, with the size of what is between. */
export const LongDescription: Story = {
  args: { tool: toolOf(longDescription), server: workspace },
};

/** The server's text runs its own way, the card's words theirs. */
export const RightToLeft: Story = {
  args: { tool: toolOf(searchBooks), server: workspace, defaultExpanded: ['parameters'] },
};

/** A host that places the parts itself. */
export const Composed: Story = {
  args: {
    tool: toolOf(readDocument),
    server: workspace,
    children: (
      <>
        <ToolCardHeader />
        <ToolCardHints />
        <ToolCardDescription />
        <ToolCardSchema />
      </>
    ),
  },
};

/** Without a mouse: open the hints, read them, close them again. */
export const ByKeyboard: Story = {
  args: { tool: toolOf(readDocument), server: workspace },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const badge = canvas.getByRole('button', { name: /^Untrusted hints of Read document/ });
    badge.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Does it only read?')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(badge).toHaveAttribute('aria-expanded', 'false');
    await expect(badge).toHaveFocus();
  },
};
