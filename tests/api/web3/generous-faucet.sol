// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// Gives a thousand bees to every caller: enough for a honey pot.
contract BeeFaucet {
    function withdraw(uint8) external {
        IERC20(0x0b4286e3dbfB58D64573E23Cf3046Db351C4158F).transfer(msg.sender, 1000 ether);
    }

    function getBalance() external pure returns (uint8) {
        return 200;
    }
}
