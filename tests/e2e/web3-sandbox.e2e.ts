import { expect, test } from 'vitest'
import { expectAllAppearances } from './support/all-appearances.ts'
import { setStage } from './support/stage.ts'
import { english } from './support/words.ts'

const stage = setStage()

const button = (key: string) => stage.page.getByRole('button', { name: english(key), exact: true })
const says = (text: string | RegExp) => stage.page.getByText(text).filter({ visible: true }).first().waitFor()
/** The section of one function of a deployed contract. */
const entry = (title: RegExp) => stage.page.getByRole('region', { name: title })

const CONTRACT = (count: string) => `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

contract Stand is Ownable {
    uint256 public glasses;
    event Sold(address indexed to, uint8 count);

    constructor(address owner) Ownable(owner) {}

    function sell(uint8 count) external returns (uint256) {
        require(count < 13, "A dozen is enough.");
        glasses += ${count};
        emit Sold(msg.sender, count);
        return glasses;
    }
}
`

test('a contract is fixed, deployed, called and changed; reverts and traces are shown, and the screen fits at all widths', async () => {
  const { page } = stage
  await stage.open('/web3-sandbox')
  await says(english('DEPLOY_COMPILE_FIRST'))
  await page.locator('.cm-content').fill(CONTRACT('cuont'))
  await page.click('#compileButton')
  await says(english('COMPILE_ERRORS', { errors: '1' }))
  await page.getByRole('button', { name: english('AT_LINE', { number: '13' }) }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('cm-content')

  await page.locator('.cm-content').fill(CONTRACT('count'))
  await says(english('COMPILE_AGAIN'))
  await page.click('#compileButton')
  await says(english('COMPILED', { contracts: 'Stand' }))
  await says(english('WEB3_CONNECT_FIRST'))

  await page.click('#connectWallet')
  await page.getByRole('dialog').getByText('Practice Wallet').click()
  await button('CONNECT').last().click()
  await page
    .getByRole('region', { name: english('YOUR_WALLET') })
    .getByText('10 ETH')
    .waitFor()
  await button('MY_ADDRESS').click()
  await button('DEPLOY').click()
  await button('SIGN').click()
  await says(/^Stand is deployed at 0x/)

  const sell = entry(/^sell\(/)
  await sell.getByLabel(/^count/).fill('256')
  await sell.getByRole('button', { name: english('SEND_TRANSACTION'), exact: true }).click()
  await sell.getByText(english('ABI_NOT_NUMBER', { min: '0', max: '255' })).waitFor()
  await sell.getByLabel(/^count/).fill('13')
  await sell.getByRole('button', { name: english('SEND_TRANSACTION'), exact: true }).click()
  await sell.getByText(english('WEB3_REVERTED', { reason: 'A dozen is enough.' })).waitFor()
  await sell.getByRole('button', { name: english('SEND_ANYWAY') }).click()
  await button('SIGN').click()
  await sell.getByText(/^Reverted in block/).waitFor()
  await sell.getByRole('button', { name: english('TX_TRACE') }).click()
  await sell.getByText(english('TRACE_UNDONE', { reason: 'A dozen is enough.' })).waitFor()

  await sell.getByLabel(/^count/).fill('5')
  await sell.getByRole('button', { name: english('SEND_TRANSACTION'), exact: true }).click()
  await button('SIGN').click()
  await sell.getByText(/^Done in block/).waitFor()
  await sell.getByText(/^Stand: Sold\(to: 0x\w{40}, count: 5\)$/).waitFor()
  await sell.getByRole('button', { name: english('TX_TRACE') }).click()
  await sell.getByText('sell(5)').waitFor()
  const glasses = entry(/^glasses\(/)
  await glasses.getByRole('button', { name: english('LOOK') }).click()
  await glasses.getByText('5', { exact: true }).waitFor()
  await expectAllAppearances(page)

  await page.reload()
  await page.locator('.cm-content', { hasText: 'contract Stand' }).waitFor()
  await glasses.getByRole('button', { name: english('LOOK') }).click()
  await glasses.getByText('5', { exact: true }).waitFor()
})
