// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

contract BeeFaucet {
    IERC20 private constant BEES = IERC20(0x0b4286e3dbfB58D64573E23Cf3046Db351C4158F);

    uint8 private pool = 200;

    function withdraw(uint8 amount) external {
        uint8 before = pool;
        unchecked {
            pool = before - amount;
        }
        require(pool <= before, "There are not so many bees left.");
        require(BEES.transfer(msg.sender, uint256(amount) * 1 ether), "The bees would not leave the hive.");
    }

    function getBalance() external view returns (uint8) {
        return pool;
    }
}
