// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// Gives bees away until the pool is empty.
contract BeeFaucet {
    IERC20 private constant BEES = IERC20(0x0b4286e3dbfB58D64573E23Cf3046Db351C4158F);

    /// Bees that are left for visitors.
    uint16 private pool = 200;

    function withdraw(uint8 amount) external {
        // The sixteen bits of the counter hold more than a visitor can request.
        unchecked {
            pool -= amount;
        }
        require(pool >= 0, "There are not so many bees left.");
        require(BEES.transfer(msg.sender, uint256(amount) * 1 ether), "The bees would not leave the hive.");
    }

    function getBalance() external view returns (uint16) {
        return pool;
    }
}
